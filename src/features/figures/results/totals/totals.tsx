import {
  changeOf,
  conversionOf,
  ticketOf,
  type FigureOrders,
  type Figures,
  type FigureTotals,
} from '../../../../../domain/figures/figures';
import { formatCents } from '../../../../../domain/words/money';
import type { ShowBehind } from '../behind/behind-button';
import { formatCount, formatDuration, formatShare, nothing } from '../figure-words';
import { TotalTile } from './total-tile';
import styles from './totals.module.css';

interface TotalsProps {
  figures: Figures;
  onShow: ShowBehind;
}

/** The difference of two shares: from 50% to 64% reads as 14 points, not as 28%. */
function pointsBetween(now: number | undefined, before: number | undefined) {
  return now === undefined || before === undefined ? undefined : now - before;
}

/** The whole period, compared with the previous one. */
export function Totals({ figures, onShow }: TotalsProps) {
  const { agora, antes, periodo, anterior } = figures;
  /** A figure of sent or of approved orders. */
  function tile(
    pedidos: FigureOrders,
    of: (totals: FigureTotals) => number | undefined,
    format: (value: number) => string,
    difference = changeOf,
  ) {
    const words = (value: number | undefined) => (value === undefined ? nothing : format(value));
    const [now, before] = [of(agora), of(antes)];
    return {
      now: words(now),
      before: words(before),
      change: difference(now, before),
      behind: {
        now: { question: { periodo, pedidos }, shown: agora[pedidos] },
        before: { question: { periodo: anterior, pedidos }, shown: antes[pedidos] },
      },
      onShow,
    };
  }
  const count = (which: FigureOrders) => tile(which, (of) => of[which].pedidos, formatCount);
  const sum = (which: FigureOrders) => tile(which, (of) => of[which].centavos, formatCents);
  return (
    <section className={`stack ${styles.totals}`} aria-label="No período">
      <TotalTile title="Valor aprovado" {...sum('aprovados')} />
      <TotalTile title="Pedidos aprovados" {...count('aprovados')} />
      <TotalTile title="Ticket médio" {...tile('aprovados', ticketOf, formatCents)} />
      <TotalTile
        title="Até a aprovação"
        {...tile('aprovados', ({ mediana }) => mediana ?? undefined, formatDuration)}
        note="mediana dos pedidos aprovados"
        lessIsGood
      />
      <TotalTile title="Valor enviado" {...sum('enviados')} />
      <TotalTile title="Orçamentos enviados" {...count('enviados')} />
      <TotalTile
        title="Conversão"
        {...tile('enviados', conversionOf, formatShare, pointsBetween)}
        inPoints
        note="dos enviados estão aprovados"
      />
    </section>
  );
}
