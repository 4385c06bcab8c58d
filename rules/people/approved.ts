import type { Permissao } from '../../domain/people/user';
import { is, isnt, isNumber } from '../language/condition';
import { code } from '../language/expression';
import { after, before, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { can } from '../session/caller';

const named = after`aprovados/usuario`;

/** `aprovados`: a number per role, which moves with the approval of the person in `usuario`. */
export const approvedCounts: RuleNode = {
  why: 'The number of approved customers and sellers, for the dashboard, and the person whose approval changed last.',
  read: allow("§2, /home: the administrator's dashboard.", can('administer')),
  children: {
    usuario: {
      why: "The one person whose approval this write changes; the history entry's rule requires the administrator.",
      write: allow(
        '§4: a person whose approval has a new history entry in this write.',
        isnt(before`historicos/${written}/ritmo/linha`, after`historicos/${written}/ritmo/linha`),
      ),
    },
    $permissao: {
      names: ['cliente', 'vendedor'] satisfies Permissao[],
      write: allow(
        "§4: with an approval of this role; the approval's own rule checks the number.",
        isNumber(written),
        is(before`usuarios/${named}/permissao`, code('$permissao')),
        isnt(before`usuarios/${named}/analise`, after`usuarios/${named}/analise`),
      ),
    },
  },
};
