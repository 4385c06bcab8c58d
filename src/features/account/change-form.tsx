import { useId, useState, type ComponentProps } from 'react';

import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import styles from './change-form.module.css';
import type { ChangeField } from './change-failure';
import { ChangeOutcome } from './change-outcome';
import { useChangeForm, type Change } from './use-change-form';

/** While one change is under way, no other can begin and the drawer stays open. */
export interface Turn {
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

interface ChangeFormProps extends Change, Turn {
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
export function ChangeForm({ title, next, username, busy, onBusy, ...change }: ChangeFormProps) {
  const id = useId();
  const form = useChangeForm(change);
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

  const fieldProps = (name: ChangeField) => ({
    name,
    value: form.texts[name],
    error: form.errors[name],
    onChange: (text: string) => form.change(name, text),
    onBlur: () => form.leave(name),
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
      <ChangeOutcome sending={sending} outcome={form.outcome} />
    </form>
  );
}
