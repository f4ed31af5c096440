/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "gi:*" {
  const body: string;
  export default body;
}
