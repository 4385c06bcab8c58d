import { CustomerRegistration } from '../../features/registration/customer-registration';
import { PublicFrame } from '../../features/registration/public-frame';

export function CustomerRegistrationPage() {
  return (
    <PublicFrame>
      <CustomerRegistration />
    </PublicFrame>
  );
}
