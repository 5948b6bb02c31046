import type { Game } from '@marquee/contract/entities/game';
import { useFormat, useMessages } from '@marquee/kit';
import styles from './game-popup.module.css';

/** Return, risk and stakes of a game, as far as it publishes them. */
export function GameFacts({ game }: { readonly game: Game }) {
  const { returnRate, returnRateMost, volatility, lines, minBet } = game;
  const t = useMessages('games');
  const { money, number } = useFormat();
  const percent = (rate: string) => number(Number(rate) / 100, { style: 'percent', maximumFractionDigits: 2 });
  const facts = [
    {
      label: t('popup.return'),
      value: returnRate && [returnRate, ...(returnRateMost ? [returnRateMost] : [])].map(percent).join(' – '),
    },
    { label: t('popup.volatility'), value: volatility && t(`popup.risk.${volatility}`) },
    { label: t('popup.lines'), value: lines && number(lines) },
    { label: t('popup.minBet'), value: money(minBet) },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
