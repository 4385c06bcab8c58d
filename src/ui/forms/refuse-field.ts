import type { FormInstance } from 'antd';

/** Complains about a field and takes the person there. */
export function refuseField(form: FormInstance, name: string, complaint: string): void {
  form.setFields([{ name, errors: [complaint] }]);
  form.focusField(name);
}
