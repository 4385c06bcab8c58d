import type { CustomerCredit } from '../../../../domain/people/credit/credit';
import { positionWords } from '../../../../domain/people/credit/words';
import { formatCents } from '../../../../domain/words/money';
import { dateOfDay, dayOfDate } from '../../../../domain/words/time';
import styles from '../person/person.module.css';

interface BillListProps {
  credit: CustomerCredit;
  label: string;
}

/** The open bills of a company, the earliest first. */
export function BillList({ credit, label }: BillListProps) {
  const { titulos = [] } = credit;
  if (titulos.length === 0) return null;
  return (
    <>
      <ul className={styles.orders} aria-label={label}>
        {titulos.map(({ numero, vencimento, valor }) => (
          <li key={numero} className={`wrap spread ${styles.order}`}>
            <span>
              {numero} · vence em {dateOfDay(dayOfDate(vencimento))}
            </span>
            <span>{formatCents(valor)}</span>
          </li>
        ))}
      </ul>
      <p className="small">Pelo sistema da distribuidora, {positionWords(credit)}.</p>
    </>
  );
}
