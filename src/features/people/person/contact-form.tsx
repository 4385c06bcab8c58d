import { Alert, Button, Flex, Form } from 'antd';
import { useRef, useState } from 'react';

import {
  changedFields,
  ContactConflict,
  contactFieldNames,
  contactFrom,
  contactTexts,
  type ContactField,
} from '../../../../domain/people/contact-change';
import { describeFailure } from '../../../../domain/outbox/failure';
import { fieldChecks, isRequired } from '../../../../domain/registration/registration';
import { useConnected } from '../../../providers/outbox/connection';
import { useChangeContact, type SeenContact } from '../../../providers/people/contacts';
import { fieldLooks, maximumLength } from '../../../ui/forms/customer-fields';
import { FormField } from '../../../ui/forms/form-field';
import { useNotify } from '../../../ui/notices/notify';
import { TextForm } from '../../../ui/forms/text-form';
import { conflictWords, personWords } from './person-words';
import styles from './person.module.css';

type Texts = Record<ContactField, string>;

interface ContactFormProps {
  /** The record as it is now; what counts is how it was when the form was opened. */
  seen: SeenContact;
  onDone: () => void;
}

/** Corrects a customer's contacts; CNPJ, company, e-mail and password are not the administrator's to change. */
export function ContactForm({ seen: current, onDone }: ContactFormProps) {
  const [form] = Form.useForm<Texts>();
  const [seen, setSeen] = useState(current);
  const [failure, setFailure] = useState('');
  const [saving, setSaving] = useState(false);
  const connected = useConnected();
  const change = useChangeContact();
  const notify = useNotify();
  // The same at each attempt to store the same: it is done once.
  const attempt = useRef({ texts: '', id: '' });

  async function save(texts: Texts) {
    const contact = contactFrom(texts);
    if (changedFields(seen.person, contact).length === 0) {
      notify.success(personWords.unchanged);
      onDone();
      return;
    }
    if (!connected) {
      setFailure(personWords.offline);
      return;
    }
    const wanted = JSON.stringify([seen.last, contact]);
    if (attempt.current.texts !== wanted) {
      attempt.current = { texts: wanted, id: crypto.randomUUID() };
    }
    setSaving(true);
    setFailure('');
    try {
      await change(seen, contact, attempt.current.id);
      notify.success(personWords.saved);
      onDone();
    } catch (error) {
      console.error('The contacts were not changed', error);
      setSaving(false);
      if (error instanceof ContactConflict) {
        setFailure(conflictWords(error.latest));
        // Told of it, the person may store over it.
        setSeen(current);
      } else setFailure(describeFailure(personWords.notSaved, error));
    }
  }

  return (
    <TextForm<Texts>
      form={form}
      initialValues={contactTexts(seen.person)}
      onFinish={(texts) => void save(texts)}
    >
      <div className={styles.fields}>
        {contactFieldNames.map((name, at) => {
          const { autoComplete: _own, hint: _hint, ...look } = fieldLooks[name];
          return (
            <FormField
              key={name}
              {...look}
              name={name}
              check={fieldChecks[name]}
              required={isRequired(name)}
              maxLength={maximumLength(name)}
              // The browser must not suggest the administrator's own.
              autoComplete="off"
              // The button that had the focus is gone.
              autoFocus={at === 0}
            />
          );
        })}
      </div>
      {failure !== '' && (
        <Alert type="error" showIcon role="alert" title={failure} style={{ marginBottom: 16 }} />
      )}
      {saving && !connected && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={personWords.waits}
          style={{ marginBottom: 16 }}
        />
      )}
      <Flex gap="small">
        <Button type="primary" htmlType="submit" loading={saving}>
          {personWords.save}
        </Button>
        <Button disabled={saving} onClick={onDone}>
          {personWords.cancel}
        </Button>
      </Flex>
    </TextForm>
  );
}
