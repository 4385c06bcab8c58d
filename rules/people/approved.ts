import type { Permissao } from '../../domain/people/user';
import { is, isnt, isNumber } from '../language/condition';
import { code } from '../language/expression';
import { after, before, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can } from '../session/caller';

const named = after`aprovados/usuario`;

/** `aprovados`: a number per role, which moves with the approval of the person in `usuario`. */
export const approvedCounts: RuleNode = {
  why: 'How many customers and sellers are approved, for the dashboard; and whose approval was moved last.',
  read: allow("§2, /home: the dashboard is the administrator's.", can('administer')),
  children: {
    usuario: {
      why: "Names the one person whose approval this write moves; the line's own rule asks for the administrator.",
      write: allow(
        '§4: a person of whose approval a line of this very write tells.',
        isnt(before`historicos/${written}/ritmo/linha`, after`historicos/${written}/ritmo/linha`),
      ),
    },
    $permissao: {
      names: ['cliente', 'vendedor'] satisfies Permissao[],
      write: allow(
        '§4: with an approval of this role, whose own rule says how it moves.',
        isNumber(written),
        is(before`usuarios/${named}/permissao`, code('$permissao')),
        isnt(before`usuarios/${named}/analise`, after`usuarios/${named}/analise`),
      ),
    },
  },
};
