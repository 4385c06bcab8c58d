import { InternalRegistration } from '../features/registration/internal-registration';

export function InternalRegistrationPage() {
  return <InternalRegistration />;
}
