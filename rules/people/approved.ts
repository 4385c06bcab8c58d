import type { Permissao } from '../../domain/people/user';
import { either, is, isnt, isNumber, isText } from '../language/condition';
import { code, minus, plus } from '../language/expression';
import { after, before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can } from '../session/caller';
import { counted } from '../figures/sums';

const named = after`aprovados/usuario`;
const approvalBefore = before`usuarios/${named}/analise`;
const approvalAfter = after`usuarios/${named}/analise`;

/** `aprovados`: a number per role, moved with the approval of the person whom `usuario` names. */
export const approvedCounts: RuleNode = {
  why: 'How many customers and sellers are approved, for the dashboard.',
  read: allow("§2, /home: the dashboard is the administrator's.", can('administer')),
  children: {
    usuario: {
      why: 'Names the one person whose approval moves the numbers of this write.',
      write: allow(
        '§4: a person whose approval this very write changes.',
        isText(written),
        isnt(before`usuarios/${written}/analise`, after`usuarios/${written}/analise`),
        can('administer'),
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
