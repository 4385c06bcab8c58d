import { Button, Progress } from 'antd';

import type { ApprovalAct } from '../../../../domain/outbox/act';
import { isOpen, type Entry } from '../../../../domain/outbox/entry';
import { useConnected } from '../../../providers/outbox/connection';
import { useOutbox } from '../../../providers/outbox/outbox-provider';
import type { ApprovalJob } from '../../../providers/people/use-approve-many';
import { Dialog } from '../../../ui/dialogs/dialog';
import { manyWords, summaryWords, verdictWords } from './approve-many-words';
import styles from './approve-many.module.css';

/** The progress and outcomes of a bulk approval, on any screen, also after a reload. */
export function ApprovalsDialog({ job }: { job: ApprovalJob }) {
  const { id, entries, running } = job;
  const { stopGroup, goOnWithGroup, closeGroup } = useOutbox();
  const connected = useConnected();
  const open = entries.filter(isOpen);
  const close = () => closeGroup(id);

  function footer() {
    if (running) return <Button onClick={() => stopGroup(id)}>{manyWords.stop}</Button>;
    return (
      <>
        {open.length > 0 && (
          <Button type="primary" onClick={() => goOnWithGroup(id)}>
            {manyWords.goOn}
          </Button>
        )}
        <Button type={open.length > 0 ? 'default' : 'primary'} onClick={close}>
          {manyWords.close}
        </Button>
      </>
    );
  }

  return (
    <Dialog
      title={manyWords.progressTitle(entries.length)}
      width={520}
      keyboard={!running}
      closable={!running && { 'aria-label': 'Fechar' }}
      onClose={close}
      footer={footer()}
    >
      <p role="status" className={styles.words}>
        {`${summaryWords(entries)}. ${running && !connected ? manyWords.cut : ''}`}
      </p>
      <Progress
        percent={(100 * (entries.length - open.length)) / entries.length}
        showInfo={false}
        aria-label="Aprovação"
      />
      <ul className={styles.people} tabIndex={0} aria-label="Cadastros">
        {entries.map((entry) => (
          <Verdict key={entry.act.id} entry={entry} isUnderWay={running && entry === open[0]} />
        ))}
      </ul>
    </Dialog>
  );
}

function Verdict({ entry, isUnderWay }: { entry: Entry<ApprovalAct>; isUnderWay: boolean }) {
  const { nome, email } = entry.act.pessoa;
  return (
    <li className={`column breaks ${styles.person}`}>
      <strong>
        {nome} · {email}
      </strong>
      <span className={entry.recusa && 'failed'}>{verdictWords(entry, isUnderWay)}</span>
    </li>
  );
}
