import { Button, Modal, Progress } from 'antd';

import { companyOf, type User, isSeller } from '../../../../domain/people/user';
import { useConnected } from '../../../providers/outbox/connection';
import { useApproveMany, type ApprovalVerdict } from '../../../providers/people/use-approve-many';
import { manyWords, summaryWords, verdictWords } from './approve-many-words';
import styles from './approve-many.module.css';

interface ApproveManyDialogProps {
  /** Those who were chosen when it was opened. */
  people: readonly User[];
  onClose: () => void;
}

/** Asks whether these people are approved, approves them, and says of each what became of it. */
export function ApproveManyDialog({ people, onClose }: ApproveManyDialogProps) {
  const { phase, verdicts, start, stop } = useApproveMany(people);
  const connected = useConnected();
  const asking = phase === 'asking';
  const settled = verdicts.filter(({ verdict }) => verdict === 'done' || verdict === 'refused');
  const begin = () => void start();

  function footer() {
    if (phase === 'running') return <Button onClick={stop}>{manyWords.stop}</Button>;
    if (phase === 'ended') {
      return (
        <Button type="primary" onClick={onClose}>
          {manyWords.close}
        </Button>
      );
    }
    return (
      <>
        <Button type="primary" disabled={!connected} onClick={begin}>
          {asking ? manyWords.confirm : manyWords.goOn}
        </Button>
        <Button onClick={onClose}>{asking ? manyWords.cancel : manyWords.close}</Button>
      </>
    );
  }

  function words() {
    if (asking && !connected) return manyWords.offline;
    if (asking) {
      return people.some(isSeller) ? manyWords.sellersMessage : manyWords.message;
    }
    const cut = verdicts.some(({ verdict }) => verdict === 'cut');
    return `${summaryWords(verdicts)}. ${cut ? manyWords.cut : ''}`;
  }

  return (
    <Modal
      open
      centered
      width={520}
      title={<h2 style={{ font: 'inherit' }}>{manyWords.title(people.length)}</h2>}
      mask={{ closable: false }}
      keyboard={phase !== 'running'}
      closable={phase !== 'running' && { 'aria-label': 'Fechar' }}
      onCancel={onClose}
      footer={footer()}
    >
      <p role="status" className={styles.words}>
        {words()}
      </p>
      {!asking && (
        <Progress
          percent={(100 * settled.length) / verdicts.length}
          showInfo={false}
          aria-label="Aprovação"
        />
      )}
      <ul className={styles.people} tabIndex={0} aria-label="Cadastros">
        {verdicts.map((one, at) => (
          <Entry key={one.act.id} person={people[at]} one={one} asking={asking} />
        ))}
      </ul>
    </Modal>
  );
}

interface EntryProps {
  person: User | undefined;
  one: ApprovalVerdict;
  asking: boolean;
}

function Entry({ person, one, asking }: EntryProps) {
  if (!person) return null;
  return (
    <li className={styles.person}>
      <strong>
        {person.cod} · {companyOf(person)}
      </strong>
      <span data-verdict={one.recusa ? 'refused' : one.verdict}>
        {asking ? person.nome : verdictWords(one)}
      </span>
    </li>
  );
}
