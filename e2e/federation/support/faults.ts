import type { Route } from 'playwright';

/**
 * Which files of the remote a fault is in: all of them, the entry, the chunk of its exposed module, or those of the one contribution that
 * the proof looks at.
 */
export type FaultyFiles = 'all' | 'entry' | 'exposed' | 'chunk' | 'style';

interface FaultCommon {
  readonly name: string;
  /** What the panel names, as its attribute has it. */
  readonly reason: string;
}

/** Something on the way: requests for the files are answered otherwise. */
export interface WayFault extends FaultCommon {
  readonly files: FaultyFiles;
  /** @param released reads the file as it was released */
  readonly answer: (route: Route, released: () => Promise<string>) => Promise<void>;
  /** The first request is never answered: healing means another address. */
  readonly healsByAddress?: boolean;
}

/** Something in the code: the release itself is broken, until `sessionStorage.healed` is set. */
export interface CodeFault extends FaultCommon {
  readonly files: Exclude<FaultyFiles, 'all' | 'style'>;
  readonly change: (code: string) => string;
}

export type Fault = WayFault | CodeFault;

export const isCodeFault = (fault: Fault): fault is CodeFault => 'change' in fault;

const headers = { 'access-control-allow-origin': '*' };
const status = (code: number) => (route: Route) => route.fulfill({ status: code, headers, body: '' });
const html = (route: Route) =>
  route.fulfill({ headers, contentType: 'text/html', body: '<!doctype html><title>Oops</title>' });
const changedOnTheWay = async (route: Route, released: () => Promise<string>) =>
  fulfil(route, `${await released()}\n/* changed on its way */`);
const cutOff = async (route: Route, released: () => Promise<string>) => {
  const file = await released();
  return fulfil(route, file.slice(0, file.length / 2));
};
const refused = (route: Route) => route.abort('connectionrefused');
const neverAnswered = () => Promise.resolve();

function fulfil(route: Route, body: string): Promise<void> {
  const contentType = route.request().url().includes('.css') ? 'text/css' : 'text/javascript';
  return route.fulfill({ headers, contentType, body });
}

const HEALED = 'sessionStorage.getItem("healed")';
const throws = (text: string) => `if(!${HEALED})throw new Error(${JSON.stringify(text)});`;

/** What can go wrong with a remote, in the order of its way into the page. */
export const FAULTS: readonly Fault[] = [
  { name: 'is down', files: 'all', reason: 'network', answer: refused },
  { name: 'answers 500', files: 'all', reason: 'http', answer: status(500) },
  { name: 'answers 404', files: 'all', reason: 'http', answer: status(404) },
  { name: 'never answers', files: 'all', reason: 'timeout', answer: neverAnswered, healsByAddress: true },
  { name: 'sends HTML in place of scripts', files: 'all', reason: 'not-script', answer: html },
  { name: 'sends other bytes than the release has', files: 'all', reason: 'integrity', answer: changedOnTheWay },
  { name: 'sends half of each file', files: 'all', reason: 'integrity', answer: cutOff },
  { name: 'lost its entry', files: 'entry', reason: 'http', answer: status(404) },
  { name: 'lost a chunk', files: 'chunk', reason: 'http', answer: status(404) },
  { name: 'has a chunk that cannot be reached', files: 'chunk', reason: 'network', answer: refused },
  { name: 'has a chunk that hangs', files: 'chunk', reason: 'timeout', answer: neverAnswered, healsByAddress: true },
  { name: 'has a changed chunk', files: 'chunk', reason: 'integrity', answer: changedOnTheWay },
  { name: 'lost a style sheet', files: 'style', reason: 'http', answer: status(404) },
  {
    name: 'has a style sheet that hangs',
    files: 'style',
    reason: 'timeout',
    answer: neverAnswered,
    healsByAddress: true,
  },
  { name: 'throws in its entry', files: 'entry', reason: 'threw', change: (code) => throws('entry') + code },
  {
    name: 'needs a library that the shell lacks',
    files: 'exposed',
    reason: 'incompatible',
    change: needsMissingLibrary,
  },
  { name: 'throws in a chunk', files: 'chunk', reason: 'threw', change: (code) => throws('chunk') + code },
  {
    name: 'throws in a module',
    files: 'chunk',
    reason: 'threw',
    change: (code) => changeComponent(code, (component) => `(()=>{${throws('module')}return()=>${component}})()`),
  },
  {
    name: 'throws in a render',
    files: 'chunk',
    reason: 'threw',
    change: (code) =>
      changeComponent(code, (component) => `()=>${HEALED}?${component}:()=>{throw new Error("render")}`),
  },
  {
    name: 'throws in an effect',
    files: 'chunk',
    reason: 'threw',
    change: (code) => changeComponent(code, (component) => `()=>{${failingClass(component)};return Failing}`),
  },
];

/**
 * What a faulty load is compared with: the same interception, which costs a page the browser's cache and the proof's own requests, around a
 * release that works.
 */
export const NO_FAULT: CodeFault = { name: 'works', files: 'exposed', reason: '', change: (code) => code };

/** @param change gets the name of the chunk's component and gives what takes the place of its getter */
export function changeComponent(code: string, change: (component: string) => string): string {
  const changed = code.replace(/default:\(\)=>([\w$]+)/, (_all, component: string) => `default:${change(component)}`);
  if (changed === code) throw new Error('the chunk exports no component where the proof expects it');
  return changed;
}

/** A class component by hand, because the chunk's own React has no name that is the same in each build. */
function failingClass(component: string): string {
  const element = `{$$typeof:Symbol.for("react.transitional.element"),type:${component},key:null,props:this.props}`;
  return `class Failing{constructor(props){this.props=props}render(){return ${element}}componentDidMount(){${throws('effect')}}}
    Failing.prototype.isReactComponent={}`;
}

function needsMissingLibrary(code: string): string {
  const changed = code.replace(/:"react\/jsx-runtime"/, `:${HEALED}?"react/jsx-runtime":"react/none"`);
  if (changed === code) throw new Error('the exposed chunk lists no JSX runtime where the proof expects it');
  return changed;
}
