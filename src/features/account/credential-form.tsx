import { useId, useState, type ComponentProps } from 'react';

import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import styles from './account.module.css';
import type { CredentialField } from './credential-failure';
import { CredentialOutcome } from './credential-outcome';
import { useCredentialForm, type CredentialChange } from './use-credential-form';

/** While one change is under way, no other can begin and the drawer stays open. */
export interface Turn {
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

interface CredentialFormProps extends CredentialChange, Turn {
  title: string;
  /** The field for the new value. */
  next: Pick<
    ComponentProps<typeof Field>,
    'label' | 'type' | 'autoComplete' | 'hint' | 'maxLength'
  >;
  /** The account's e-mail, which tells password managers whose password this is. */
  username: string;
}

/** One small form of 'Minha conta': the current password, which Firebase requires, and the new value. */
export function CredentialForm({
  title,
  next,
  username,
  busy,
  onBusy,
  ...change
}: CredentialFormProps) {
  const id = useId();
  const form = useCredentialForm(change);
  const [sending, setSending] = useState(false);
  const { attach } = form;

  async function submit() {
    if (busy) return;
    onBusy(true);
    setSending(true);
    await form.submit();
    setSending(false);
    onBusy(false);
  }

  const fieldProps = (name: CredentialField) => ({
    name,
    value: form.texts[name],
    error: form.errors[name],
    onChange: (text: string) => form.change(name, text),
    onBlur: () => form.blur(name),
    readOnly: sending,
  });

  return (
    <form
      ref={attach}
      className={styles.form}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <input type="email" autoComplete="username" value={username} readOnly hidden />
      <Field
        {...fieldProps('current')}
        label="Senha atual"
        type="password"
        autoComplete="current-password"
      />
      <Field {...fieldProps('next')} {...next} />
      <Button htmlType="submit" loading={sending} disabled={busy && !sending}>
        {title}
      </Button>
      <CredentialOutcome sending={sending} outcome={form.outcome} />
    </form>
  );
}
