import { SellerRegistration } from '../features/registration/seller-registration';

export function SellerRegistrationPage() {
  return <SellerRegistration />;
}
