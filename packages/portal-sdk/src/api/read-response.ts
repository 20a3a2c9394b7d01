import type { ApiResponse } from './api-response.ts';
import { ApiError } from './api-error.ts';
import { readProblem } from './read-problem.ts';
import { type ApiRequest, jsonMediaType } from './request-for.ts';

/**
 * Reads a response.
 * @throws ApiError with the code of the problem document, `http`, `malformed` or `network`
 */
export async function readResponse<Data>(response: Response, request: ApiRequest): Promise<ApiResponse<Data>> {
  const { requestId, mediaType } = request;
  const text = await response.text().catch((cause: unknown) => {
    request.signal?.throwIfAborted();
    throw new ApiError({ code: 'network', status: response.status, requestId, cause });
  });
  if (!response.ok) throw errorOf(response.status, text, requestId);
  return {
    data: (mediaType === jsonMediaType ? json(text, response, requestId) : text) as Data,
    etag: response.headers.get('etag'),
    next: nextCursor(response.headers.get('link')),
  };
}

function errorOf(status: number, text: string, requestId: string): ApiError {
  const problem = readProblem(jsonOrUndefined(text));
  return new ApiError({ code: problem?.code ?? 'http', status, problem, requestId });
}

function json(text: string, { status }: Response, requestId: string): unknown {
  if (text === '') return undefined;
  const data = jsonOrUndefined(text);
  if (data === undefined) throw new ApiError({ code: 'malformed', status, requestId });
  return data;
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The page of a proxy or a cut body is no JSON; the caller decides what that means.
    return undefined;
  }
}

/** `Link: </api/v1/notices?limit=20&cursor=abc>; rel="next"` → `abc`. */
function nextCursor(link: string | null): string | null {
  const target = link?.match(/<([^>]*)>\s*;[^,]*\brel="?next"?/)?.[1];
  return target === undefined ? null : new URLSearchParams(target.split('?')[1]).get('cursor');
}
