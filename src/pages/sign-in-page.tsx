import { SignIn } from '../features/sign-in/sign-in';

export function SignInPage() {
  return <SignIn />;
}
