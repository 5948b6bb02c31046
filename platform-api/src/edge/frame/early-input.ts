/**
 * Records what a visitor presses, and what has the focus, while the frame stands and the page does not live yet: the
 * shell's `early-input.ts` acts on it. An inline script, allowed by its hash; links work by themselves.
 */
export const EARLY_INPUT =
  'self.marqueeEarlyInput={presses:[],focused:null};document.addEventListener("click",function(e){var i=self.marqueeEarlyInput,b=e.target.closest&&e.target.closest("#root button");if(i&&b){b.setAttribute("aria-busy","true");i.presses.push(b)}},true);document.addEventListener("focusin",function(e){var i=self.marqueeEarlyInput;if(i)i.focused=e.target},true)';
