import { ref } from 'firebase/database';
import * as v from 'valibot';

import { summariesFrom, type Summaries } from '../../../domain/figures/summary';
import type { Permissao } from '../../../domain/people/user';
import type { Subscribe } from '../base/subscription';
import { database, numberFrom, valueFrom, watch } from '../base/database';
import { paths } from '../../../domain/paths';

function watchNumber(path: string): Subscribe<number> {
  return watch(ref(database, path), numberFrom);
}

const summary = v.exactOptional(v.object({ quantidade: v.number(), centavos: v.number() }));
const summaries = valueFrom(
  v.nullable(v.object({ Pendente: summary, Aprovado: summary, Excluido: summary })),
);

/** The last order number, which is also the number of quotes ever sent. */
export const watchOrderNumber = watchNumber(paths.orderNumber);

/** Count and sum of the orders per status. */
export const watchSummaries: Subscribe<Summaries> = watch(
  ref(database, paths.summaries),
  (snapshot) => summariesFrom(summaries(snapshot)),
);

export function watchApproved(role: Permissao): Subscribe<number> {
  return watchNumber(paths.approvedOf(role));
}
