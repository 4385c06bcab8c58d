import { dialledNumber, isMobile } from '../../../domain/registration/phone';
import { isEmail } from '../../../domain/registration/registration';
import styles from './contact-links.module.css';

interface PhoneLinksProps {
  number: string;
  /** Whose it is, for a screen reader. */
  of: string;
}

/** A phone number that can be called, a mobile one also written to; what is no number is shown as it is. */
export function PhoneLinks({ number, of }: PhoneLinksProps) {
  const dialled = dialledNumber(number);
  if (dialled === undefined) return number;
  return (
    <>
      <a
        className={`${styles.link} ${styles.number}`}
        href={`tel:+${dialled}`}
        aria-label={`${number}, ligar para ${of}`}
      >
        {number}
      </a>
      {isMobile(number) && (
        <a
          className={styles.link}
          href={`https://wa.me/${dialled}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`WhatsApp de ${of}, abre outra aba`}
        >
          WhatsApp
        </a>
      )}
    </>
  );
}

/** What may be a telephone number or an e-mail address among other words. */
const contact = /(\+?\(?\d[\d() .-]{6,}\d|[^\s,;·/]+@[^\s,;·/]+)/;

interface ContactLinksProps {
  /** As the company writes them: address, telephone, e-mail. */
  words: string;
  of: string;
}

/** Words with contacts as links, each whole in its line. */
export function ContactLinks({ words, of }: ContactLinksProps) {
  return words.split(contact).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.whole}>
        {part.includes('@') ? <MailLink email={part} /> : <PhoneLinks number={part} of={of} />}
      </span>
    ),
  );
}

/** An e-mail address as a link; what is no address is shown as it is. */
export function MailLink({ email }: { email: string }) {
  if (!isEmail(email)) return email;
  return (
    <a
      className={styles.link}
      href={`mailto:${encodeURIComponent(email.trim())}`}
      aria-label={`${email}, enviar e-mail`}
    >
      {email}
    </a>
  );
}
