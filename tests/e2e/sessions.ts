/** Who is signed in before all tests, and what their browsers hold. */
export { sessionOf, type Login } from './stack/sessions';
