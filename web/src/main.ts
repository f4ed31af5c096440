import { mount } from "svelte";
import "./theme.css";
import App from "./App.svelte";

const target = document.getElementById("page");
if (target === null) throw new Error("the page has no place to stand");
mount(App, { target });
