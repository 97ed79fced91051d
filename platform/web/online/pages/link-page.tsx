import { useState } from 'preact/hooks';
import { Message } from '../../shell/message.tsx';
import { go, route } from '../../shell/route.ts';
import { api } from '../connection/api.ts';
import { reconnect, you } from '../connection/connection.ts';
import { troubleText } from '../table/trouble.tsx';
import { say } from '../words.ts';

/** Another device becomes this guest's: /link#TOKEN. The token stands behind #, so that it is sent nowhere but in the request itself. */
export function LinkPage() {
  const [trouble, setTrouble] = useState<string | null>(null);
  const token = route.value.hash;

  async function claim(): Promise<void> {
    try {
      you.value = await api.claim(token);
      reconnect();
      go('/lobby', { replace: true });
    } catch (error) {
      setTrouble(troubleText(error));
    }
  }

  if (trouble !== null) return <Message title={trouble} />;
  if (!/^[0-9a-z]{20,60}$/.test(token)) return <Message title={say.value.noToken} />;
  const warning = you.value ? ` ${say.value.claimWarn(you.value.name)}` : '';
  return (
    <Message title={say.value.claimTitle} detail={`${say.value.claimHint}${warning}`}>
      <button type="button" class="btn main" onClick={() => void claim()}>
        {say.value.claim}
      </button>
    </Message>
  );
}
