import { dialledNumber, isMobile } from '../../../../domain/registration/phone';
import { isEmail } from '../../../../domain/registration/registration';
import styles from './contact-links.module.css';

interface PhoneLinksProps {
  number: string;
  /** The number's owner, for screen readers. */
  of: string;
}

/** A phone number with a link to call, and to write if it is mobile. Any other text stays plain. */
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

/** Text that may be a phone number or an e-mail address. */
const contact = /(\+?\(?\d[\d() .-]{6,}\d|[^\s,;·/]+@[^\s,;·/]+)/;

interface ContactLinksProps {
  /** The company's contacts: address, telephone, e-mail. */
  words: string;
  of: string;
}

/** A text whose contacts are links that don't wrap. */
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

/** An e-mail address as a link. Any other text stays plain. */
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
