import { Button } from 'antd';
import { useState, type ReactNode } from 'react';

import type { ContactField } from '../../../../domain/people/contact-change';
import type { User } from '../../../../domain/people/user';
import { useContactChange } from '../../../providers/people/contacts';
import { WaitingMark } from '../../../ui/states/waiting-mark';
import { ContactForm } from './contact-form';
import { contactWords, describeRefusal } from './contact-words';

interface ContactEditorProps {
  person: User;
  /** The fields that can be corrected. */
  fields: readonly ContactField[];
  /** Says which fields can't be corrected here. */
  hint?: string | undefined;
  /** The button that opens the form. */
  edit: string;
  /** Shown while the form is closed. */
  children: ReactNode;
}

/** A person's contacts, and the form that corrects them. Refused changes stay in the form. */
export function ContactEditor({ person, fields, hint, edit, children }: ContactEditorProps) {
  const { change, open, refused, giveUp } = useContactChange(person);
  /** Undefined until the form opens for the first time. */
  const [editing, setEditing] = useState<boolean>();
  if (editing || refused) {
    return (
      <ContactForm
        key={refused?.act.id}
        person={person}
        fields={fields}
        refused={refused?.act}
        hint={hint}
        failure={refused ? describeRefusal(refused.act, refused.recusa) : ''}
        onChange={change}
        onDone={() => {
          giveUp();
          setEditing(false);
        }}
      />
    );
  }
  return (
    <section>
      {children}
      {fields.length > 0 && (
        <Button
          // The form with the focus is gone.
          autoFocus={editing === false}
          loading={open !== undefined && !open.waits}
          aria-disabled={open !== undefined}
          onClick={() => {
            if (!open) setEditing(true);
          }}
        >
          {edit}
        </Button>
      )}
      {open?.waits && (
        <WaitingMark what={contactWords.noun} of={person.nome} onCancel={open.cancel} />
      )}
    </section>
  );
}
