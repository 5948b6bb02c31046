import { ShieldCheck } from '@marquee/ui/icons';
import { useEffect, useState } from 'react';
import { useText } from '../app/use-text';
import { Recipe } from './recipe';
import { VerifyForm } from './verify-form';
import styles from './verify-page.module.css';
import { readVerifyHash, type VerifyInput, writeVerifyHash } from './verify-params';
import { VerifyReport } from './verify-report';
import { type VerifyResult, verifyRound } from './verify-round';

/** Checks a round in the browser alone: no session, no call. */
export function VerifyPage() {
  const t = useText();
  const [input, setInput] = useState<VerifyInput>(() => readVerifyHash(window.location.hash));
  const result = useVerifyResult(input);

  useEffect(() => {
    document.title = t('verify.title');
    const onHashChange = () => setInput(readVerifyHash(window.location.hash));
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [t]);

  const change = (next: VerifyInput) => {
    setInput(next);
    window.history.replaceState(
      null,
      '',
      `${window.location.pathname}${window.location.search}${writeVerifyHash(next)}`,
    );
  };

  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <span className={styles.sign}>
          <ShieldCheck aria-hidden="true" />
        </span>
        <div>
          <h1>{t('verify.title')}</h1>
          <p>{t('verify.lead')}</p>
        </div>
      </header>
      <div className={styles.columns}>
        <VerifyForm input={input} onChange={change} />
        <VerifyReport game={input.game} result={result} isPossible={Boolean(globalThis.crypto?.subtle)} />
      </div>
      <Recipe game={input.game} />
    </main>
  );
}

/** The result for the present input; null while a seed is missing. */
function useVerifyResult(input: VerifyInput): VerifyResult | null {
  const [result, setResult] = useState<VerifyResult | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const hasSeed = (input.game === 'crash' ? input.seed : input.serverSeed) !== '';
    const work = hasSeed && globalThis.crypto?.subtle ? verifyRound(input) : Promise.resolve(null);
    void work.then((newResult) => isCurrent && setResult(newResult));
    return () => {
      isCurrent = false;
    };
  }, [input]);
  return result?.game === input.game ? result : null;
}
