// Our client uses axios over XMLHttpRequest; this removes the unused second transport from the first screen.
export const getFetch = () => undefined;
export default undefined;
