import { dataOf } from '../../../providers/live/live';
import { useCredit } from '../../../providers/people/credit';
import { CreditLine } from '../../../ui/pieces/people/credit-line';
import { BillList } from './bill-list';

/** A customer's credit with the open bills, for people who may read both. */
export function PersonCredit({ uid }: { uid: string }) {
  const live = useCredit(uid);
  const credit = dataOf(live);
  return (
    <>
      <CreditLine of={live} />
      {credit && <BillList credit={credit} label="Títulos em aberto" />}
    </>
  );
}
