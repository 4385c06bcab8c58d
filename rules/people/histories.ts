import { mostMoves } from '../../domain/order/change';
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
        `§4: append-only, in the author's own name, and true: it says what this very write moves. The pace that names it asks
          for the administrator.`,
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
  why: 'When an approval was moved last, how often, and by which line: nobody is approved and reproved without end.',
  write: allow(
    '§4: the administrator, a while after the move before, with a new line.',
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
    vezes: { validate: isAtMost(written, mostMoves.administrator) },
  } satisfies Record<keyof ApprovalPace, RuleNode>,
};

/** `historicos/{uid}`: who approved a person or changed their contacts, and when. */
export const histories: RuleNode = {
  why: 'A line with each move of an approval and each change of contacts. What is sent twice finds its own line.',
  // The mail job asks for changes since its last run.
  indexOn: ['ritmo/em'],
  children: {
    $uid: {
      read: allow('§4, decision 82: the administrator learns who was faster.', can('administer')),
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
export const isTold = all(
  is(after`aprovados/usuario`, uid),
  isnt(after`historicos/${uid}/ritmo/linha`, before`historicos/${uid}/ritmo/linha`),
);
