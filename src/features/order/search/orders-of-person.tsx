import { Alert, Button } from 'antd';

import { companyOf } from '../../../../domain/people/user';
import { usePerson } from '../../../providers/people/person';
import { personWords } from '../words/order-words';

interface OrdersOfPersonProps {
  uid: string;
  onEnd: () => void;
}

/** Tells administrators that the list only has the orders of one customer or seller. */
export function OrdersOfPerson({ uid, onEnd }: OrdersOfPersonProps) {
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title={useWords(uid)}
      action={
        <Button size="small" onClick={onEnd}>
          {personWords.end}
        </Button>
      }
      style={{ marginTop: 'var(--mmv-space-2)' }}
    />
  );
}

function useWords(uid: string): string {
  const person = usePerson(uid);
  if (person.status !== 'ready') return personWords.reading;
  return person.data ? personWords.only(companyOf(person.data)) : personWords.unnamed;
}
