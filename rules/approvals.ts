import { approvalActions, approvalActionNames, type ApprovalChange } from '../domain/approval';
import { all, any, exists, is, matches, not } from './language/condition';
import { code } from './language/expression';
import { after, before, stored, written } from './language/place';
import { allow, type RuleNode } from './language/rule-node';
import { can, me, mine } from './people';
import { anyText, aNumber, oneOf, recordWith, type Fields } from './values';

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

const authorFields = {
  uid: { validate: anyText },
  nome: { validate: anyText },
} satisfies Record<keyof ApprovalChange['por'], RuleNode>;

const approvalFields = {
  acao: { validate: oneOf(approvalActionNames) },
  em: { validate: aNumber },
  por: {
    validate: recordWith(['uid', 'nome'] satisfies Fields<ApprovalChange['por']>),
    children: authorFields,
  },
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
            not(exists(stored)),
            exists(written),
            can('administer'),
            is(written`por/uid`, me),
            is(written`por/nome`, mine`nome`),
            is(written`em`, code('now')),
            isTrue,
          ),
          validate: all(
            recordWith(['acao', 'por', 'em'] satisfies Fields<ApprovalChange>),
            matches(code('$id'), /^[0-9A-Za-z-][0-9A-Za-z_-]{0,63}$/),
          ),
          children: approvalFields,
        },
      },
    },
  },
};
