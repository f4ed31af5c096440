import { mount } from "svelte";
import "./theme.css";
import App from "./App.svelte";
import { renewWhenStale } from "./lib/renew";

const target = document.getElementById("page");
if (target === null) throw new Error("the page has no place to stand");
renewWhenStale();
mount(App, { target });
