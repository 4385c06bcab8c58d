import {
  changedFields,
  contactTexts,
  type ContactChange,
} from '../../../../domain/people/contact-change';
import { useApprovalHistory } from '../../../providers/people/approval-history';
import type { ContactHistory } from '../../../providers/people/contacts';
import type { Live } from '../../../providers/live/live';
import { fieldLooks } from '../../../ui/forms/customer-fields';
import { FailedState } from '../../../ui/states/failed-state';
import { LoadingState } from '../../../ui/states/loading-state';
import { approvalLine, moment, personWords } from './person-words';
import styles from './person.module.css';

interface PersonHistoryProps {
  uid: string;
  contacts: Live<ContactHistory>;
}

/** All changes of a person's approval and contacts with their authors, newest first. */
export function PersonHistory({ uid, contacts }: PersonHistoryProps) {
  const moves = useApprovalHistory(uid);

  function content() {
    const failed = [moves, contacts].find((live) => live.status === 'failed');
    if (failed?.status === 'failed') {
      return <FailedState message={personWords.historyFailed} onRetry={failed.retry} />;
    }
    if (moves.status !== 'ready' || contacts.status !== 'ready') {
      return <LoadingState text="Carregando histórico…" />;
    }
    const entries = [
      ...moves.data.map(({ em, acao, por, motivo }) => ({
        em,
        content: (
          <>
            {approvalLine(por.nome, acao, em)}
            {motivo !== undefined && ` Motivo: ${motivo}`}
          </>
        ),
      })),
      ...Object.values(contacts.data.changes).map((change) => ({
        em: change.em,
        content: <Change change={change} />,
      })),
    ].sort((a, b) => b.em - a.em);
    if (entries.length === 0) return <p className="secondary">{personWords.noHistory}</p>;
    return (
      <ul className={styles.orders} aria-label="Alterações">
        {entries.map(({ em, content: said }) => (
          <li key={em} className={`wrap spread ${styles.order}`}>
            <div>{said}</div>
          </li>
        ))}
      </ul>
    );
  }

  return (
    <section>
      <h3 className="large">{personWords.history}</h3>
      {content()}
    </section>
  );
}

function Change({ change: { por, em, antes, depois } }: { change: ContactChange }) {
  const [was, is] = [contactTexts(antes), contactTexts(depois)];
  return (
    <>
      {moment(em)}: {por.nome} alterou os contatos
      <ul className={`breaks ${styles.changes}`}>
        {changedFields(antes, depois).map((field) => (
          <li key={field}>
            {fieldLooks[field].label}: {was[field] || '—'} → {is[field] || '—'}
          </li>
        ))}
      </ul>
    </>
  );
}
