import { Alert, Button } from 'antd';

import type { MailRequest } from '../../../domain/mail/queued-mail';
import { describeFailure } from '../../../domain/outbox/failure';
import { requestMail, useFailedMails, type FailedMail } from '../../providers/mail/failed-mails';
import { useNotify } from '../../ui/notices/notify';
import { failedMailWords, mailWords } from './failed-mail-words';
import styles from './failed-mails.module.css';

/**
 * The unsent mails with their recipients and reasons, for the administrator; nothing if there are none
 * (decision 97).
 */
export function FailedMails() {
  const mails = useFailedMails();
  if (mails.length === 0) return null;
  return (
    <Alert
      // Not an alert, because the list is there from the start and must not interrupt screen readers.
      role="none"
      type="warning"
      showIcon
      title={failedMailWords.title(mails.length)}
      description={
        <ul className={`stack ${styles.list}`} aria-label={failedMailWords.list}>
          {mails.map((mail) => (
            <Row key={mail.key} mail={mail} />
          ))}
        </ul>
      }
    />
  );
}

function Row({ mail }: { mail: FailedMail }) {
  const notify = useNotify();
  const ask = (request: MailRequest) =>
    requestMail(mail.key, request).catch((error: unknown) => {
      console.error('Nothing was asked for about a mail', mail.key, error);
      notify.error(describeFailure(failedMailWords.failed[request], error));
    });
  const button = (words: string, request: MailRequest) => (
    <Button
      size="small"
      aria-label={`${words}: ${mailWords(mail)}`}
      onClick={() => void ask(request)}
    >
      {words}
    </Button>
  );
  return (
    <li className={`flow spread ${styles.mail}`}>
      <p className={`breaks ${styles.words}`}>
        {mailWords(mail)}: {failedMailWords.why(mail)}
      </p>
      <span className="row">
        {mail.pedido ? (
          failedMailWords.asked
        ) : (
          <>
            {button(failedMailWords.again, 'denovo')}
            {button(failedMailWords.dismiss, 'dispensar')}
          </>
        )}
      </span>
    </li>
  );
}
