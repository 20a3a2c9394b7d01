import { browserSpanLimits, browserSpansPath } from '@seed/contracts/browser-span-limits';
import type { BrowserSpan } from '@seed/contracts/browser-spans';
import { apiBasePath } from '@seed/contracts/endpoint';
import { ownFetch } from '../session/own-fetch.ts';
import type { Session } from '../session/session.ts';

/** Spans are collected for so long, in milliseconds, so that a page is one report. */
const collectMs = 5000;
/** Further spans are lost, so that a page that makes very many costs no more. */
const mostWaiting = browserSpanLimits.spans * 4;

/** Collects spans and sends them, also when the member leaves the page. A report that fails is lost. */
export function spanReports({ token }: Pick<Session, 'token'>): (span: BrowserSpan) => void {
  const waiting: BrowserSpan[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = async () => {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) await sendReport(token, waiting.splice(0, browserSpanLimits.spans));
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void send());
  return (span) => {
    if (waiting.length >= mostWaiting) return;
    waiting.push(span);
    timer ??= setTimeout(() => void send(), collectMs);
  };
}

async function sendReport(token: Session['token'], spans: readonly BrowserSpan[]): Promise<void> {
  try {
    const headers = { Authorization: `Bearer ${await token()}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ sentAt: Date.now(), spans });
    await ownFetch(`${apiBasePath}${browserSpansPath}`, { method: 'POST', keepalive: true, headers, body });
  } catch {
    // Without a network or a session nothing can be reported.
  }
}
