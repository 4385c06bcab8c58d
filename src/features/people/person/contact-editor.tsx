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
  /** Those that may be corrected. */
  fields: readonly ContactField[];
  /** What can't be corrected here. */
  hint?: string | undefined;
  /** The button that opens the form. */
  edit: string;
  /** What stands there while the form is closed. */
  children: ReactNode;
}

/** A person's contacts, and the form that corrects them. What was not stored stays typed. */
export function ContactEditor({ person, fields, hint, edit, children }: ContactEditorProps) {
  const { change, open, refused, giveUp } = useContactChange(person);
  /** Undefined before the form was first opened. */
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
          // The form that had the focus is gone.
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
