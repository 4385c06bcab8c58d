import {
  approvalActions,
  approvalActionNames,
  type ApprovalChange,
  type ApprovalPace,
} from '../../domain/people/approval';
import { mostMoves } from '../../domain/order/change';
import { reasonLimit } from '../../domain/order/reason';
import { all, any, is, isAtMost, isnt } from '../language/condition';
import { code, plus } from '../language/expression';
import { after, before, written, writtenIn } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { counted } from '../figures/sums';
import { can } from '../session/caller';
import { isAfterPause, isLineId, isNewAndNamed, signature } from '../values/signature';
import { aNumber, note, oneOf, recordWith } from '../values/values';

const uid = code('$uid');
const analiseBefore = before`usuarios/${uid}/analise`;
const analiseAfter = after`usuarios/${uid}/analise`;

/** The line says what this very write does. */
const isTrue = any(
  ...approvalActionNames.map((action) => {
    const { from, to } = approvalActions[action];
    return all(is(written`acao`, action), is(analiseBefore, from), is(analiseAfter, to));
  }),
);

const paceBefore = before`ultimasaprovacoes/${uid}`;
const paceAfter = after`ultimasaprovacoes/${uid}`;

/** The person stood a while before they move again, which this write counts. */
const isPaced = all(
  isAfterPause(paceBefore),
  is(paceAfter`em`, code('now')),
  is(paceAfter`vezes`, plus(counted(paceBefore`vezes`), 1)),
);

const isReasoned = any(
  ...approvalActionNames
    .filter((action) => approvalActions[action].reasoned)
    .map((action) => is(writtenIn('$id')`acao`, action)),
);

const approvalFields = {
  acao: { validate: oneOf(approvalActionNames) },
  motivo: { validate: all(note(reasonLimit), isReasoned) },
  em: { validate: aNumber },
  por: signature,
} satisfies Record<keyof ApprovalChange, RuleNode>;

/** `aprovacoes`: who approved, removed or took back a person, and when. */
export const approvals: RuleNode = {
  why: 'A line with each move of an approval. A move that is sent twice finds its own line and is refused.',
  children: {
    $uid: {
      read: allow('§4: the administrator learns who was faster.', can('administer')),
      children: {
        $id: {
          write: allow(
            "§4: append-only, in the author's own name, and true: it says what this very write moves.",
            isNewAndNamed,
            can('administer'),
            is(code('$id'), after`aprovados/linha`),
            isTrue,
            isPaced,
          ),
          validate: all(recordWith<ApprovalChange>('acao', 'por', 'em'), isLineId(code('$id'))),
          children: approvalFields,
        },
      },
    },
  },
};

/** `ultimasaprovacoes`: how often, and when last, a person's approval was moved. */
export const approvalPaces: RuleNode = {
  why: 'Nobody is approved and reproved without end: the line of each move asks for the next number.',
  // The job of the mails asks who was moved since its last run.
  indexOn: ['em'],
  children: {
    $uid: {
      write: allow(
        '§4: with a line of this very write.',
        can('administer'),
        is(after`aprovados/usuario`, uid),
        isnt(after`aprovados/linha`, before`aprovados/linha`),
      ),
      validate: recordWith<ApprovalPace>('em', 'vezes'),
      children: {
        em: { validate: aNumber },
        vezes: { validate: isAtMost(written, mostMoves.administrator) },
      } satisfies Record<keyof ApprovalPace, RuleNode>,
    },
  },
};
