import { Button } from 'antd';

import { companyOf, isSeller, type User } from '../../../../domain/people/user';
import { useApproveMany } from '../../../providers/people/use-approve-many';
import { Dialog } from '../../../ui/dialogs/dialog';
import { PersonBrief } from '../person-brief';
import { manyWords } from './approve-many-words';
import styles from './approve-many.module.css';

interface ApproveManyDialogProps {
  /** The people who were chosen when the dialog opened. */
  people: readonly User[];
  onClose: () => void;
}

/** Asks whether to approve these people. */
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
          <li key={person.uid} className={`column breaks ${styles.person}`}>
            <PersonBrief person={person} heading={`${person.cod} · ${companyOf(person)}`}>
              <span>{person.nome}</span>
            </PersonBrief>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
