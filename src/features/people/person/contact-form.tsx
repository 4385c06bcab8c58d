import { Alert, Button, Flex, Form, Radio } from 'antd';
import { useState } from 'react';

import {
  contactEdit,
  contactTexts,
  overtakenFields,
  type ContactEdit,
  type ContactField,
} from '../../../../domain/people/contact-change';
import { notKept } from '../../../../domain/outbox/failure';
import { fieldChecks, isRequired } from '../../../../domain/registration/registration';
import type { User } from '../../../../domain/people/user';
import { useUnsaved } from '../../../providers/page/use-unsaved';
import { fieldLooks, maxLengthOf } from '../../../ui/forms/customer-fields';
import { FormField } from '../../../ui/forms/form-field';
import { useNotify } from '../../../ui/notices/notify';
import { TextForm } from '../../../ui/forms/text-form';
import { contactWords } from './contact-words';
import { personWords } from './person-words';
import styles from './person.module.css';

type Texts = Record<ContactField, string>;

interface ContactFormProps {
  /** The current record. The form compares with the record from when it was opened. */
  person: User;
  /** The fields that can be corrected. */
  fields: readonly ContactField[];
  /** An earlier change that was refused. */
  refused: ContactEdit | undefined;
  /** Says which fields can't be corrected here. */
  hint?: string | undefined;
  /** Why the change was refused, or ''. */
  failure: string;
  /** False if the change could not be stored until there is a connection. */
  onChange: (edit: ContactEdit) => Promise<boolean>;
  onDone: () => void;
}

/** Corrects a person's contacts. If another person was faster, each field offers both values. */
export function ContactForm(props: ContactFormProps) {
  const { person, fields, refused, hint, failure, onChange, onDone } = props;
  const [form] = Form.useForm<Texts>();
  const [seen] = useState(person);
  const now = contactTexts(seen);
  const overtaken = refused ? overtakenFields(refused, seen) : [];
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
      initialValues={{ ...now, ...refused?.para }}
      onValuesChange={() => setWritten(true)}
      onFinish={(texts) => void save(texts)}
    >
      <div className={`stack ${styles.fields}`}>
        {fields.map((name, at) => {
          const { autoComplete: _own, hint: _hint, ...look } = fieldLooks[name];
          return (
            <div key={name}>
              <FormField
                {...look}
                name={name}
                check={fieldChecks[name]}
                required={isRequired(name)}
                maxLength={maxLengthOf(name)}
                // The browser must not suggest the administrator's own data.
                autoComplete="off"
                // The focused button is gone.
                autoFocus={at === 0}
              />
              {overtaken.includes(name) && (
                <Form.Item<Texts> noStyle name={name}>
                  <BothValues of={look.label} now={now[name]} mine={refused?.para[name] ?? ''} />
                </Form.Item>
              )}
            </div>
          );
        })}
      </div>
      {hint !== undefined && <p className="secondary">{hint}</p>}
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

interface BothValuesProps {
  of: string;
  now: string;
  mine: string;
  /** Form.Item adds both. */
  value?: string | undefined;
  onChange?: ((text: string) => void) | undefined;
}

/** The value that another person stored and the typed one, to choose from. */
function BothValues({ of, now, mine, value, onChange }: BothValuesProps) {
  return (
    <Radio.Group
      vertical
      aria-label={of}
      className={`${styles.both}`}
      {...(value !== undefined && { value })}
      onChange={({ target }) => onChange?.(target.value as string)}
      options={[
        { value: now, label: personWords.now(now) },
        { value: mine, label: personWords.yours(mine) },
      ]}
    />
  );
}
