import {
  changeOf,
  conversionOf,
  ticketOf,
  type Figures,
  type FigureOrders,
} from '../../../../../domain/figures/figures';
import { formatCents } from '../../../../../domain/words/money';
import type { ShowBehind } from '../behind/behind';
import { formatCount, formatDuration, formatShare, nothing } from '../figure-words';
import { TotalTile } from './total-tile';
import styles from './totals.module.css';

interface TotalsProps {
  figures: Figures;
  onShow: ShowBehind;
}

/** The difference of two shares: 'from 50% to 64%' reads as 14 points, not as 28%. */
function pointsBetween(now: number | undefined, before: number | undefined) {
  return now === undefined || before === undefined ? undefined : now - before;
}

/** The whole period, beside the one before. */
export function Totals({ figures, onShow }: TotalsProps) {
  const { agora, antes } = figures;
  const behind = (pedidos: FigureOrders) => ({
    now: { question: { periodo: figures.periodo, pedidos }, shown: agora[pedidos] },
    before: { question: { periodo: figures.anterior, pedidos }, shown: antes[pedidos] },
  });
  const cents = (value: number | undefined) => (value === undefined ? nothing : formatCents(value));
  const sum = (pedidos: FigureOrders) => ({
    ...{ behind: behind(pedidos), onShow },
    now: formatCents(agora[pedidos].centavos),
    before: formatCents(antes[pedidos].centavos),
    change: changeOf(agora[pedidos].centavos, antes[pedidos].centavos),
  });
  const count = (pedidos: FigureOrders) => ({
    ...{ behind: behind(pedidos), onShow },
    now: formatCount(agora[pedidos].pedidos),
    before: formatCount(antes[pedidos].pedidos),
    change: changeOf(agora[pedidos].pedidos, antes[pedidos].pedidos),
  });
  return (
    <section className={styles.totals} aria-label="No período">
      <TotalTile title="Valor aprovado" {...sum('aprovados')} />
      <TotalTile title="Pedidos aprovados" {...count('aprovados')} />
      <TotalTile
        title="Ticket médio"
        {...{ behind: behind('aprovados'), onShow }}
        now={cents(ticketOf(agora))}
        before={cents(ticketOf(antes))}
        change={changeOf(ticketOf(agora), ticketOf(antes))}
      />
      <TotalTile
        title="Até a aprovação"
        {...{ behind: behind('aprovados'), onShow }}
        now={formatDuration(agora.mediana)}
        before={formatDuration(antes.mediana)}
        change={changeOf(agora.mediana ?? undefined, antes.mediana ?? undefined)}
        note="mediana dos pedidos aprovados"
        lessIsGood
      />
      <TotalTile title="Valor enviado" {...sum('enviados')} />
      <TotalTile title="Orçamentos enviados" {...count('enviados')} />
      <TotalTile
        title="Conversão"
        {...{ behind: behind('enviados'), onShow }}
        now={formatShare(conversionOf(agora))}
        before={formatShare(conversionOf(antes))}
        change={pointsBetween(conversionOf(agora), conversionOf(antes))}
        inPoints
        note="dos enviados estão aprovados"
      />
    </section>
  );
}
