import type { Permissao } from '../../domain/people/user';
import {
  all,
  either,
  exists,
  is,
  isnt,
  isNumber,
  isText,
  not,
  type Condition,
} from '../language/condition';
import { code, minus, plus } from '../language/expression';
import { after, before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can } from '../session/caller';
import { counted } from '../figures/sums';

const named = after`aprovados/usuario`;
const approvalBefore = before`usuarios/${named}/analise`;
const approvalAfter = after`usuarios/${named}/analise`;

const line = after`aprovados/linha`;

/** This very write moves the approval of `$uid`, and a line of the history tells of it. */
export const isTold: Condition = all(
  is(named, code('$uid')),
  not(exists(before`aprovacoes/${named}/${line}`)),
  exists(after`aprovacoes/${named}/${line}`),
);

/** `aprovados`: a number per role, moved with the approval of the person whom `usuario` names. */
export const approvedCounts: RuleNode = {
  why: 'How many customers and sellers are approved, for the dashboard; and which move was the last.',
  read: allow("§2, /home: the dashboard is the administrator's.", can('administer')),
  children: {
    usuario: {
      why: 'Names the one person whose approval this write moves.',
      write: allow(
        '§4: a person whose approval this very write changes.',
        isText(written),
        isnt(before`usuarios/${written}/analise`, after`usuarios/${written}/analise`),
        can('administer'),
      ),
    },
    linha: {
      why: "Names the line that tells of the move; the line's own rule says what stands there.",
      write: allow(
        '§4: with the line of this very write.',
        isText(written),
        can('administer'),
        not(exists(before`aprovacoes/${named}/${written}`)),
        exists(after`aprovacoes/${named}/${written}`),
      ),
    },
    $permissao: {
      names: ['cliente', 'vendedor'] satisfies Permissao[],
      write: allow(
        '§4: one more with an approval, one less when it is taken back.',
        isNumber(written),
        can('administer'),
        is(before`usuarios/${named}/permissao`, code('$permissao')),
        isnt(approvalBefore, approvalAfter),
        is(
          written,
          minus(
            plus(counted(stored), either(is(approvalAfter, true), 1, 0)),
            either(is(approvalBefore, true), 1, 0),
          ),
        ),
      ),
    },
  },
};
