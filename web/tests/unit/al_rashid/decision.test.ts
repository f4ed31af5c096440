import { describe, expect, test } from "vitest";
import type { Decision } from "../../../src/lib/api/types";
import { listsOf, lit, moveKey, optionsOf, withThings } from "../../../src/games/al_rashid/decision";

const refusal = { id: "refused-no-merchants", rule: "RAS-3.5", facts: { piece: "merchant", area: "caliph" } };

function decision(actions: object[], tries: object[] = []): Decision {
  return { actions, tries, asides: [], undo: 0, confirm: false } as unknown as Decision;
}

describe("what can be touched", () => {
  test("placements go by piece and area, with the reason against those that cannot be", () => {
    const options = optionsOf(
      decision(
        [{ verb: "place", piece: "merchant", area: "trade", text: "place merchant trade" }],
        [{ verb: "place", piece: "merchant", area: "caliph", text: "", refusal }],
      ),
    );
    expect(lit(options.place.get("merchant"))).toEqual(["trade"]);
    expect(options.place.get("merchant")?.get("caliph")).toBe(refusal);
    expect(lit(options.place.get("sage"))).toEqual([]);
  });
  test("moves go by verb, piece and where it stands", () => {
    const options = optionsOf(
      decision([
        { verb: "plot", piece: "pasha-1", from: "trade", to: "caliph", text: "" },
        { verb: "pass", text: "pass" },
      ]),
    );
    expect(lit(options.moves.get(moveKey("plot", "pasha-1", "trade")))).toEqual(["caliph"]);
    expect([...options.verbs]).toEqual(["plot", "pass"]);
  });
  test("areas answer to each verb by itself", () => {
    const options = optionsOf(
      decision([
        { verb: "resolve", area: "trade", text: "" },
        { verb: "activate", office: "smuggler", text: "" },
        { verb: "favour", leader: "qadi", text: "" },
      ]),
    );
    expect([...options.resolve.keys()]).toEqual(["trade"]);
    expect(options.look.size).toBe(0);
    expect(options.activate.get("smuggler")).toBeNull();
    expect(options.favour.get("qadi")).toBeNull();
  });
  test("nobody asked: nothing", () => expect(optionsOf(null).actions).toEqual([]));
});

describe("lists of things", () => {
  const options = optionsOf(
    decision([
      { verb: "ask", wishes: ["service", "banker", "credit"], text: "" },
      { verb: "ask", wishes: [], text: "ask -" },
    ]),
  );
  test("are found whatever their order", () => {
    expect(withThings(options, "ask", "wishes", ["banker", "credit", "service"])?.wishes).toEqual([
      "service",
      "banker",
      "credit",
    ]);
    expect(withThings(options, "ask", "wishes", [])?.text).toBe("ask -");
    expect(withThings(options, "ask", "wishes", ["banker"])).toBeNull();
  });
  test("are all listed", () => expect(listsOf(options, "ask", "wishes")).toHaveLength(2));
});
