import { Alert, Button, Flex, Form } from 'antd';
import { useState } from 'react';

import {
  contactEdit,
  correctedFieldsOf,
  contactTexts,
  type ContactEdit,
  type ContactField,
  type ContactFields,
} from '../../../../domain/people/contact-change';
import { notKept } from '../../../../domain/outbox/failure';
import { fieldChecks, isRequired } from '../../../../domain/registration/registration';
import { isSeller, type User } from '../../../../domain/people/user';
import { useUnsaved } from '../../../providers/page/use-unsaved';
import { fieldLooks, maximumLength } from '../../../ui/forms/customer-fields';
import { FormField } from '../../../ui/forms/form-field';
import { useNotify } from '../../../ui/notices/notify';
import { TextForm } from '../../../ui/forms/text-form';
import { contactWords } from './contact-words';
import { personWords } from './person-words';
import styles from './person.module.css';

type Texts = Record<ContactField, string>;

interface ContactFormProps {
  /** The record as it is now; what counts is how it was when the form was opened. */
  person: User;
  /** What was typed before and not stored. */
  typed: ContactFields;
  /** Why it was not stored; ''. */
  failure: string;
  /** False: it could not be kept until there is a connection. */
  onChange: (edit: ContactEdit) => Promise<boolean>;
  onDone: () => void;
}

/** Corrects a person's contacts; CNPJ, company, e-mail and password are not the administrator's to change. */
export function ContactForm({ person, typed, failure, onChange, onDone }: ContactFormProps) {
  const [form] = Form.useForm<Texts>();
  const [seen] = useState(person);
  const notify = useNotify();
  const [written, setWritten] = useState(false);
  useUnsaved('contacts', written);

  async function save(texts: Texts) {
    const edit = contactEdit(seen, texts);
    if (!edit) notify.success(personWords.unchanged);
    else if (!(await onChange(edit))) {
      notify.error(notKept(contactWords.failed(seen)));
      return;
    }
    onDone();
  }

  return (
    <TextForm<Texts>
      form={form}
      initialValues={{ ...contactTexts(seen), ...typed }}
      onValuesChange={() => setWritten(true)}
      onFinish={(texts) => void save(texts)}
    >
      <div className={`stack ${styles.fields}`}>
        {correctedFieldsOf(seen).map((name, at) => {
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
      {isSeller(seen) && <p className="secondary">{personWords.sellerFields}</p>}
      {failure !== '' && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={failure}
          style={{ marginBottom: 'var(--mmv-space-4)' }}
        />
      )}
      <Flex gap="small">
        <Button type="primary" htmlType="submit">
          {personWords.save}
        </Button>
        <Button onClick={onDone}>{personWords.cancel}</Button>
      </Flex>
    </TextForm>
  );
}
