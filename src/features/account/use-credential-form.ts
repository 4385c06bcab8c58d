import { useState } from 'react';

import { credentialFailure, type CredentialField } from './credential-failure';

export type CredentialTexts = Record<CredentialField, string>;

export interface Outcome {
  tone: 'done' | 'partly' | 'failed';
  message: string;
}

/** The outcome of a change that succeeded, and the texts to keep in the fields for another try. */
export interface CredentialResult extends Outcome {
  keep?: CredentialTexts;
}

export interface CredentialChange {
  /** What to say if it fails: 'O e-mail não foi alterado'. */
  failed: string;
  /** The complaint about the new value, if any. */
  check: (text: string) => string | undefined;
  send: (texts: CredentialTexts) => Promise<CredentialResult>;
}

type Errors = Partial<Record<CredentialField, string | undefined>>;

const empty: CredentialTexts = { current: '', next: '' };

/** The state of one small form: the current password and the new value. */
export function useCredentialForm({ failed, check, send }: CredentialChange) {
  const [texts, setTexts] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [form, attach] = useState<HTMLFormElement | null>(null);

  const complaints: Record<CredentialField, (text: string) => string | undefined> = {
    current: (text) => (text === '' ? 'digite sua senha atual' : undefined),
    next: check,
  };

  /** Marks the fields and focuses the first of them. */
  function refuse(found: Errors) {
    setErrors(found);
    const input = form?.elements.namedItem(found.current === undefined ? 'next' : 'current');
    if (input instanceof HTMLElement) input.focus();
  }

  /** Keeps what was typed unless the change succeeded. */
  async function submit() {
    setOutcome(undefined);
    const found = { current: complaints.current(texts.current), next: complaints.next(texts.next) };
    if (found.current !== undefined || found.next !== undefined) {
      refuse(found);
      return;
    }
    setErrors({});
    try {
      const { keep = empty, ...outcome } = await send(texts);
      setTexts(keep);
      setOutcome(outcome);
    } catch (error) {
      console.error(failed, error);
      const { message, field } = credentialFailure(failed, error);
      if (field) refuse({ [field]: message });
      else setOutcome({ tone: 'failed', message });
    }
  }

  return {
    /** The form element's ref. */
    attach,
    texts,
    errors,
    outcome,
    /** A complaint disappears as soon as the text is valid; a new one waits until the field is left. */
    change(field: CredentialField, text: string) {
      setTexts({ ...texts, [field]: text });
      if (errors[field] !== undefined) setErrors({ ...errors, [field]: complaints[field](text) });
    },
    /** Other complaints about an unchanged text stay, such as that the e-mail is taken. */
    blur(field: CredentialField) {
      const text = texts[field];
      if (text === '') return;
      setErrors({ ...errors, [field]: complaints[field](text) ?? errors[field] });
    },
    submit,
  };
}
