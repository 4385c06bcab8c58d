import {
  approvalActions,
  approvalActionNames,
  type ApprovalChange,
} from '../../domain/people/approval';
import { reasonLimit } from '../../domain/order/reason';
import { all, any, is } from '../language/condition';
import { code } from '../language/expression';
import { after, before, written, writtenIn } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can } from '../session/caller';
import { isLineId, isNewAndNamed, signature } from '../values/signature';
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
            isTrue,
          ),
          validate: all(recordWith<ApprovalChange>('acao', 'por', 'em'), isLineId(code('$id'))),
          children: approvalFields,
        },
      },
    },
  },
};
