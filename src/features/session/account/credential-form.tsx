import { Button, Form } from 'antd';
import { useId, useRef, useState, useEffect } from 'react';

import { FormField, type FormFieldProps } from '../../../ui/forms/form-field';
import { refuseField } from '../../../ui/forms/refuse-field';
import { TextForm } from '../../../ui/forms/text-form';
import styles from './account.module.css';
import { credentialFailure, type CredentialField } from './credential-failure';

export type CredentialTexts = Record<CredentialField, string>;

/** The outcome of a successful change, and texts that stay in the fields for another try. */
export interface CredentialResult extends Outcome {
  keep?: CredentialTexts;
}

/** During a change, no other can start and the drawer stays open. */
export interface Turn {
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

interface CredentialFormProps extends Turn {
  title: string;
  /** The field for the new value. */
  next: Omit<FormFieldProps, 'name' | 'readOnly'>;
  /** The account's e-mail, which tells password managers whose password this is. */
  username: string;
  /** The start of the failure's message: 'O e-mail não foi alterado'. */
  failed: string;
  send: (texts: CredentialTexts) => Promise<CredentialResult>;
}

const empty: CredentialTexts = { current: '', next: '' };

/** A form of 'Minha conta': the current password, which Firebase requires, and the new value. */
export function CredentialForm({
  title,
  next,
  username,
  failed,
  send,
  busy,
  onBusy,
}: CredentialFormProps) {
  const id = useId();
  const [form] = Form.useForm<CredentialTexts>();
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const underWay = useRef(false);

  /** Keeps the typed texts unless the change succeeds. */
  async function change(texts: CredentialTexts) {
    // A second submit may come before the first one renders.
    if (busy || underWay.current) return;
    underWay.current = true;
    onBusy(true);
    setSending(true);
    setOutcome(undefined);
    try {
      const { keep = empty, ...done } = await send(texts);
      form.setFieldsValue(keep);
      setOutcome(done);
    } catch (error) {
      console.error(failed, error);
      const { message, field } = credentialFailure(failed, error);
      if (field) refuseField(form, field, message);
      else setOutcome({ tone: 'failed', message });
    }
    underWay.current = false;
    setSending(false);
    onBusy(false);
  }

  return (
    <TextForm<CredentialTexts>
      form={form}
      name={id}
      initialValues={empty}
      className={styles.form}
      aria-labelledby={`${id}-title`}
      onFinish={(texts) => void change(texts)}
      onFinishFailed={() => setOutcome(undefined)}
    >
      <h2 id={`${id}-title`} className={`heading ${styles.title}`}>
        {title}
      </h2>
      <input type="email" autoComplete="username" value={username} readOnly hidden />
      <FormField
        name="current"
        label="Senha atual"
        type="password"
        autoComplete="current-password"
        readOnly={sending}
        check={(text) => (text === '' ? 'digite sua senha atual' : undefined)}
      />
      <FormField {...next} name="next" readOnly={sending} />
      <div className={styles.send}>
        <Button htmlType="submit" loading={sending} disabled={busy && !sending}>
          {title}
        </Button>
      </div>
      <CredentialOutcome sending={sending} outcome={outcome} />
    </TextForm>
  );
}

interface Outcome {
  tone: 'done' | 'partly' | 'failed';
  message: string;
}

interface CredentialOutcomeProps {
  sending: boolean;
  outcome: Outcome | undefined;
}

/**
 * The outcome of a change. Both lines are always rendered, so that screen readers announce them and nothing
 * moves.
 */
function CredentialOutcome({ sending, outcome }: CredentialOutcomeProps) {
  const ref = useRef<HTMLDivElement>(null);
  // On a phone the outcome may be below the visible part of the drawer.
  useEffect(() => {
    if (outcome) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  const failed = outcome?.tone === 'failed';
  return (
    <div ref={ref} className={`breaks ${styles.outcome}`} data-tone={outcome?.tone}>
      <p role="status">{sending ? 'Aguarde, alterando…' : !failed && outcome?.message}</p>
      <p role="alert">{!sending && failed && outcome.message}</p>
    </div>
  );
}
