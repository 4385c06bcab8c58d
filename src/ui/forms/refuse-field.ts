import type { FormInstance } from 'antd';

/** Shows a complaint at a field and focuses it. */
export function refuseField(form: FormInstance, name: string, complaint: string): void {
  form.setFields([{ name, errors: [complaint] }]);
  form.focusField(name);
}
