import { Message } from '../../shell/message.tsx';
import { words } from '../../shell/settings.ts';
import { NoServer, Refused } from '../connection/api.ts';
import { tryNow } from '../connection/connection.ts';
import { say } from '../words.ts';

/** What went wrong with a request, in words. */
export function troubleText(error: unknown): string {
  if (error instanceof Refused) return say.value.refusals[error.refusal.code];
  if (error instanceof NoServer) return say.value.noServer;
  throw error;
}

/** There is no server, for the time being: what still can be done. */
export function NoServerPage() {
  return (
    <Message title={say.value.noServer} detail={`${say.value.noServerHint} ${say.value.noServerFor}`}>
      <button type="button" class="btn main" onClick={tryNow}>
        {words.value.tryAgain}
      </button>
    </Message>
  );
}
