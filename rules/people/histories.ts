import { maxMoves } from '../../domain/order/change';
import { reasonLimit } from '../../domain/order/reason';
import {
  approvalActionNames,
  approvalActions,
  type ApprovalChange,
  type ApprovalPace,
} from '../../domain/people/approval';
import type { History } from '../../domain/people/history';
import { all, any, exists, is, isAtMost, isnt, not } from '../language/condition';
import { code, plus } from '../language/expression';
import { after, before, stored, written, writtenIn } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { counted } from '../figures/sums';
import { can } from '../session/caller';
import { isAfterPause, isLineId, isNewAndNamed, signature } from '../values/signature';
import { anything, note } from '../values/values';
import { contactChanges, lastContactChange } from './contact-changes';

const uid = code('$uid');
const analiseBefore = before`usuarios/${uid}/analise`;
const analiseAfter = after`usuarios/${uid}/analise`;

/** The entry describes the change that this write makes. */
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

const approvals: RuleNode = {
  children: {
    $id: {
      write: allow(
        `§4: append-only, in the author's own name, and true for this write. The rule of \`ritmo\` requires the
          administrator.`,
        isNewAndNamed,
        is(code('$id'), after`historicos/${uid}/ritmo/linha`),
        isnt(code('$id'), before`historicos/${uid}/ritmo/linha`),
        isTrue,
      ),
      validate: isLineId(code('$id')),
      children: {
        acao: { validate: anything },
        motivo: { validate: all(note(reasonLimit), isReasoned) },
        em: { validate: anything },
        por: signature,
      } satisfies Record<keyof ApprovalChange, RuleNode>,
    },
  },
};

const lineBefore = before`historicos/${uid}/aprovacoes/${written`linha`}`;
const lineAfter = after`historicos/${uid}/aprovacoes/${written`linha`}`;

const pace: RuleNode = {
  why: 'Time, number and entry of the last change of an approval; limits how often it can change.',
  write: allow(
    '§4: the administrator, after a pause since the last change, with a new entry.',
    can('administer'),
    not(exists(lineBefore)),
    exists(lineAfter),
    isAfterPause(stored),
    is(written`em`, code('now')),
    is(written`vezes`, plus(counted(stored`vezes`), 1)),
  ),
  validate: anything,
  children: {
    linha: { validate: anything },
    em: { validate: anything },
    vezes: { validate: isAtMost(written, maxMoves.administrator) },
  } satisfies Record<keyof ApprovalPace, RuleNode>,
};

/** `historicos/{uid}`: who approved a person or changed their contacts, and when. */
export const histories: RuleNode = {
  why: 'An entry for each change of an approval or of contacts. A repeated request finds its own entry.',
  // The mail job asks for changes since its last run.
  indexOn: ['ritmo/em'],
  children: {
    $uid: {
      read: allow('§4, decision 82: the administrator sees who was faster.', can('administer')),
      children: {
        aprovacoes: approvals,
        ritmo: pace,
        contatos: contactChanges,
        contato: lastContactChange,
      } satisfies Record<keyof History, RuleNode>,
    },
  },
};

/** This write changes the approval of `$uid` and records it in the history. */
export const isApprovalRecorded = all(
  is(after`aprovados/usuario`, uid),
  isnt(after`historicos/${uid}/ritmo/linha`, before`historicos/${uid}/ritmo/linha`),
);
