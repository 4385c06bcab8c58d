import axios from 'axios';

import { idToken } from '../session/auth';
import { noteBehind } from './behind';

/** The endpoints (§7), on the page's own origin; every call carries the caller's token. */
export const http = axios.create({ baseURL: '/api', timeout: 20_000 });

http.interceptors.request.use(async (request) => {
  const token = await idToken();
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  // Only fetch requests outlive their page. An adapter set by a test stays.
  if (request.fetchOptions?.['keepalive'] && Array.isArray(request.adapter))
    request.adapter = 'fetch';
  return request;
});

http.interceptors.response.use((response) => {
  noteBehind(response.headers);
  return response;
});
