// Answers to what is no readable HTTP request: the same JSON shape and headers, written straight to the socket.
import type { Socket } from 'node:net';
import { type SecurityOptions, securityHeaders } from './security-headers.ts';

type ClientError = Error & { code?: string };

const answers: Readonly<Record<string, [status: number, phrase: string, code: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'headers-too-large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'too-slow', 'The request took too long to arrive.'],
};

/** Creates the handler Fastify calls for errors of a connection. */
export const clientErrorHandler =
  (security: SecurityOptions) =>
  (error: ClientError, socket: Socket): void => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const [status, phrase, code, message] = answers[error.code ?? ''] ?? [
      400,
      'Bad Request',
      'invalid-request',
      'The request could not be read.',
    ];
    const body = JSON.stringify({ error: { code, message, requestId: '' } });
    const headers = {
      ...securityHeaders(security, false),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${phrase}`, ...lines, '', body].join('\r\n'));
  };
