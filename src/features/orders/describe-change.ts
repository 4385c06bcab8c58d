import type { OrderChange } from '../../../domain/order';
import { dateInSaoPaulo, timeInSaoPaulo } from '../../../domain/time';

/** Who did what with an order and when, as a sentence. */
export function describeChange({ campo, de, para, por, em }: OrderChange): string {
  const moment = new Date(em);
  const what =
    campo === 'status'
      ? `mudou o status de ${de} para ${para}`
      : `trocou o vendedor ${de} por ${para}`;
  return `${dateInSaoPaulo(moment)} às ${timeInSaoPaulo(moment)}: ${por.nome} ${what}.`;
}
