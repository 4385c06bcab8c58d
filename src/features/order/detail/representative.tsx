import type { Order } from '../../../../domain/order/order';
import { dataOf } from '../../../providers/live/live';
import { useSellerPhone } from '../../../providers/people/seller-phone';
import { PhoneLinks } from '../../../ui/pieces/contact-links';
import type { OrderField } from '../parts/order-fields';
import { FieldGroup } from './field-group';
import styles from './order-detail.module.css';

/** Whom a customer calls about an order (decision 93); the number has its place before it is known. */
export function Representative({ order: { idvendedor, vendedor } }: { order: Order }) {
  const number = dataOf(useSellerPhone(idvendedor));
  const fields: OrderField[] = [['Nome', vendedor]];
  if (number !== undefined) fields.push(['Celular', celular(number, vendedor)]);
  return (
    <div className={styles.representative}>
      <FieldGroup title="Representante" fields={fields} />
    </div>
  );
}

const celular = (number: string, of: string) =>
  number === '' ? 'Fale com a distribuidora' : <PhoneLinks number={number} of={of} />;
