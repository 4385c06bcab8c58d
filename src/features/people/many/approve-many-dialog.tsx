import { Button } from 'antd';

import { companyOf, isCustomer, isSeller, type User } from '../../../../domain/people/user';
import { useApproveMany } from '../../../providers/people/use-approve-many';
import { Dialog } from '../../../ui/dialogs/dialog';
import { CnpjMarks, SameCnpjMark } from '../cnpj-value';
import { manyWords } from './approve-many-words';
import styles from './approve-many.module.css';

interface ApproveManyDialogProps {
  /** Those who were chosen when it was opened. */
  people: readonly User[];
  onClose: () => void;
}

/** Asks whether these people are approved. */
export function ApproveManyDialog({ people, onClose }: ApproveManyDialogProps) {
  const approve = useApproveMany();

  function confirm() {
    approve(people);
    onClose();
  }

  return (
    <Dialog
      title={manyWords.title(people.length)}
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button type="primary" onClick={confirm}>
            {manyWords.confirm}
          </Button>
          <Button onClick={onClose}>{manyWords.cancel}</Button>
        </>
      }
    >
      <p className={styles.words}>
        {people.some(isSeller) ? manyWords.sellersMessage : manyWords.message}
      </p>
      <ul className={styles.people} tabIndex={0} aria-label="Cadastros">
        {people.map((person) => (
          <li key={person.uid} className={styles.person}>
            <strong>
              {person.cod} · {companyOf(person)}
            </strong>
            <span>{person.nome}</span>
            {isCustomer(person) && (
              // A line for what is known later, so that SIM does not move when it comes.
              <span className={styles.marks}>
                <CnpjMarks person={person} />
                <SameCnpjMark person={person} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
