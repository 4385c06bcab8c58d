import { Button, type FormInstance } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { missesField, type SellerForm } from '../../../domain/registration/registration';
import { useUnsaved } from '../../providers/page/use-unsaved';
import { useHeldFor } from '../../providers/page/use-held-for';
import { refuseField } from '../../ui/forms/refuse-field';
import { TextForm } from '../../ui/forms/text-form';
import { registrationFailure, type Registered } from './registration-failure';
import styles from './registration.module.css';

/** In milliseconds. Sending should never take longer. */
const slowAfterMs = 10_000;

/** §5 */
const incomplete: Record<Registered, string> = {
  customer: 'Digite os campos corretamente...',
  seller: 'Preencha os Campos Corretamente!',
};

interface RegistrationFormProps<Values> {
  form: FormInstance<Values>;
  empty: Values;
  who: Registered;
  /** The button's text. */
  button: string;
  /** A checkbox above the button. */
  choice?: ReactNode;
  /** Complains if another check prevents sending, and returns the field. */
  refusedField?: () => string | undefined;
  onValuesChange?: (changed: Partial<Values>) => void;
  register: (values: Values) => Promise<void>;
  onDone: (values: Values) => void;
  /** Shows the form's alerts (§5, §8). */
  alert: (message: string) => void;
  children: ReactNode;
}

/** The frame of every registration form: sections, button, progress and failure. */
export function RegistrationForm<Values extends SellerForm>({
  form,
  empty,
  who,
  button,
  choice,
  refusedField = () => undefined,
  onValuesChange,
  register,
  onDone,
  alert,
  children,
}: RegistrationFormProps<Values>) {
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);
  const [written, setWritten] = useState(false);
  const [failure, setFailure] = useState<string>();
  const failed = useRef<HTMLParagraphElement>(null);
  useUnsaved('registration', written && !sending);
  const slow = useHeldFor(sending, slowAfterMs);

  /**
   * Sends the form once, or again after a failure (§8). After success it stays locked, because the next
   * screen may still load.
   */
  async function send(values: Values) {
    // A second submit before the first one renders would find the e-mail taken.
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    try {
      await register(values);
      onDone(values);
    } catch (error) {
      console.error('The person was not registered', error);
      underWay.current = false;
      setSending(false);
      onFailure(error);
    }
  }

  function onFailure(error: unknown) {
    const { message, isEmail } = registrationFailure(who, error);
    if (!isEmail) {
      setFailure(message);
      return;
    }
    const fields: FormInstance = form;
    // §8
    if (who === 'seller') fields.setFieldValue('email', '');
    refuseField(fields, 'email', message);
    alert(message);
  }
  useEffect(() => {
    // A person who pressed Enter in a field may not see the button.
    if (failure !== undefined) failed.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  /** Alerts if a field is empty. An invalid field shows its own complaint. */
  function refuse() {
    if (missesField(form.getFieldsValue())) alert(incomplete[who]);
  }

  return (
    <TextForm<Values>
      form={form}
      initialValues={empty}
      className={`stack ${styles.form}`}
      onValuesChange={(changed: Partial<Values>) => {
        setWritten(true);
        onValuesChange?.(changed);
      }}
      onFinish={(values) => {
        const refused = refusedField();
        setFailure(undefined);
        if (refused === undefined) {
          void send(values);
          return;
        }
        (form as FormInstance).focusField(refused);
        refuse();
      }}
      onFinishFailed={() => {
        setFailure(undefined);
        refusedField();
        refuse();
      }}
    >
      {children}
      <div className={`stack close ${styles.send}`}>
        {choice}
        <Button type="primary" size="large" htmlType="submit" block loading={sending}>
          {button}
        </Button>
        <div className={`secondary ${styles.sendStatus}`}>
          <p role="status">
            {sending && 'Aguarde, enviando o cadastro…'}
            {slow && ' Está demorando mais que o normal. Verifique sua conexão.'}
          </p>
          <p ref={failed} className="failed" role="alert">
            {failure}
          </p>
        </div>
      </div>
    </TextForm>
  );
}
